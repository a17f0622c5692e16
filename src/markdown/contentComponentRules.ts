/**
 * The components that pages in content/docs may use, and their attributes. The build checks content against this list;
 * `contentComponents` draws what passed. (`Include` is resolved by the build and needs no component.)
 */
export const contentComponentRules = {
  Tabs: { attributes: { groupId: { type: 'string' } }, children: true, holds: ['Tab'] },
  Tab: {
    attributes: { value: { type: 'string', required: true }, label: { type: 'string', required: true } },
    children: true,
    within: 'Tabs',
  },
  SidebarCards: { attributes: {}, children: false },
} as const
