import { defaultSchema, type Options as Schema } from 'rehype-sanitize'

const elements = [
  'a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input ins kbd li ol p pre q s samp',
  'section small span strong sub summary sup table tbody td tfoot th thead tr ul var',
].flatMap((line) => line.split(' '))

/** Elements that go with all they contain; of every other unknown element the content stays. */
const dropped = [
  'script style template noscript noembed noframes iframe object embed applet svg math canvas audio video map title',
  'textarea select option optgroup datalist form frameset frame',
].flatMap((line) => line.split(' '))

/**
 * What foreign text may hold, for `rehype-sanitize`: text, no styles, no scripts, no controls but the boxes of task
 * lists, addresses that can only be followed. Ids get the prefix.
 */
export function sanitizeSchema(idPrefix: string): Schema {
  return {
    strip: dropped,
    allowComments: false,
    allowDoctypes: false,
    tagNames: elements,
    ancestors: defaultSchema.ancestors,
    required: defaultSchema.required,
    attributes: {
      '*': ['id', 'lang'],
      a: ['href', 'title', 'name', 'ariaDescribedBy', 'ariaLabel'],
      code: [['className', /^language-./]],
      details: ['open'],
      img: ['src', 'alt', 'title'],
      input: [['disabled', true], ['type', 'checkbox'], 'checked'],
      li: [['className', 'task-list-item']],
      ol: ['start', 'reversed', ['className', 'contains-task-list']],
      p: [['className', 'footnotes-title']],
      section: [['className', 'footnotes']],
      td: ['align', 'colSpan', 'rowSpan'],
      th: ['align', 'colSpan', 'rowSpan', 'scope'],
      ul: [['className', 'contains-task-list']],
    },
    protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
    clobber: ['ariaDescribedBy', 'id', 'name'],
    clobberPrefix: idPrefix,
  }
}
