/**
 * The components that pages in content/docs may use, and their attributes. The build checks content against this list;
 * `contentComponents` draws what passed. (`Include` and `Kbd` are resolved by the build and need no
 * component.)
 */
export const contentComponentRules = {
  Tabs: { attributes: { groupId: { type: 'string' } }, children: true, holds: ['Tab'] },
  Tab: {
    attributes: { value: { type: 'string', required: true, unique: true }, label: { type: 'string', required: true } },
    children: true,
    within: 'Tabs',
  },
  Steps: { attributes: {}, children: true, list: 'ordered' },
  FileTree: { attributes: {}, children: true, list: 'bulleted' },
  CardGrid: { attributes: {}, children: true, holds: ['Card'] },
  Card: {
    attributes: { title: { type: 'string', required: true }, href: { type: 'string', format: 'address' } },
    children: true,
    within: 'CardGrid',
  },
  Details: {
    attributes: { summary: { type: 'string', required: true }, open: { type: 'boolean' } },
    children: true,
  },
  Figure: {
    attributes: {
      src: { type: 'string', required: true, format: 'image' },
      alt: { type: 'string', required: true },
      caption: { type: 'string' },
    },
    children: false,
  },
  Video: {
    attributes: {
      title: { type: 'string', required: true },
      src: { type: 'string', required: true, format: 'video' },
      poster: { type: 'string', format: 'image' },
    },
    children: false,
  },
  Term: { attributes: { id: { type: 'string', required: true, format: 'term' } }, children: true, inline: true },
  SidebarCards: { attributes: {}, children: false },
} as const
