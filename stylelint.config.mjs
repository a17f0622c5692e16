import { breakpointRule } from './tools/lint/breakpointRule.mjs'

/** Sides have names that follow the direction of the text: `inline` along a line, `block` across lines. */
const physicalProperties = [
  '/^(margin|padding|border)-(top|right|bottom|left)/',
  '/^border-(top|bottom)-(left|right)-radius$/',
  '/^scroll-(margin|padding)-(top|right|bottom|left)$/',
  '/^(min-|max-)?(width|height)$/',
  '/^(top|right|bottom|left)$/',
]

// 996 px at the usual font size. In em, a larger font size of the browser gets the layout for narrow windows, as zoom does.
const breakpoint = ['(width <= 62.25em)', '(width > 62.25em)']

/** @type {import('stylelint').Config} */
export default {
  plugins: [breakpointRule],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  rules: {
    // Mistakes
    'annotation-no-unknown': true,
    'at-rule-no-unknown': true,
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-syntaxes'] }],
    'declaration-block-no-shorthand-property-overrides': true,
    'font-family-no-missing-generic-family-keyword': true,
    'function-calc-no-unspaced-operator': true,
    'keyframe-declaration-no-important': true,
    'media-feature-name-no-unknown': true,
    'media-query-no-invalid': true,
    'no-duplicate-selectors': true,
    'no-empty-source': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'string-no-newline': true,
    'unit-no-unknown': true,

    // Colors are tokens, defined in src/styles/tokens.css
    'color-no-hex': [true, { message: 'A raw color: use a token of src/styles/tokens.css, or add one there.' }],
    'color-named': ['never', { message: 'A raw color: use a token of src/styles/tokens.css, or add one there.' }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: 'A raw color: use a token of src/styles/tokens.css, or add one there.' },
    ],

    // A component styles itself only
    'selector-max-id': 0,
    'selector-pseudo-class-disallowed-list': [
      ['global', 'local'],
      { message: 'A component styles its own classes only.' },
    ],
    // 225 elements at once on a guide, 40 ms on a slow phone, for each script that is added to the head
    'selector-disallowed-list': [
      /:root:has\([^)]*\) /,
      {
        message:
          'Whatever is added to the page, browsers would compute the styles of what this leads to: begin with the element itself.',
      },
    ],
    'selector-attribute-name-disallowed-list': [
      ['class', 'id'],
      { message: 'A component styles its own classes only.' },
    ],
    'property-disallowed-list': [
      ['composes', ...physicalProperties],
      { message: 'Use the logical property: inline, block, start, end.' },
    ],
    'declaration-property-value-disallowed-list': {
      '/^(text-align|float|clear)$/': ['left', 'right'],
    },

    // Layers, and one breakpoint
    'rule-nesting-at-rule-required-list': [
      'layer',
      { message: 'Put styles in a layer: styles outside of layers override all layers.' },
    ],
    'local/breakpoint': [breakpoint],
  },
  overrides: [
    {
      files: ['src/styles/tokens.css'],
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
    // Graphviz names the parts of its drawings by class.
    { files: ['src/markdown/Figure.module.css'], rules: { 'selector-attribute-name-disallowed-list': null } },
    // The table of contents needs its own column beside the text, which needs a wider window than the sidebar.
    {
      files: ['src/openapi/reference/*.css', 'src/home/*.css'],
      rules: { 'local/breakpoint': [[...breakpoint, '(width <= 77.5em)']] },
    },
    // As examples of API operations do, from 1,280 px on.
    {
      files: ['src/doc/*.css'],
      rules: { 'local/breakpoint': [[...breakpoint, '(width <= 77.5em)', '(width >= 80em)']] },
    },
    // All sections of the bar fit a window that has a sidebar, if links to other sites are left out.
    {
      files: ['src/layout/navbar/Navbar.module.css'],
      rules: { 'local/breakpoint': [[...breakpoint, '(width < 80em)']] },
    },
    // DocSearch's style sheet has its own breakpoint, at which the dialog fills the window.
    {
      files: ['src/search/Search.module.css', 'src/search/dialog/*.css'],
      rules: { 'local/breakpoint': [['(width <= 768px)']] },
    },
  ],
}
