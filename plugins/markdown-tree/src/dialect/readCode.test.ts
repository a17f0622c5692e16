import { expect, test } from 'vitest'
import { codeOf, codeRegion } from './readCode'

test.each([
  ['slashes', '// #region a\nx\n// #endregion a', 'x'],
  ['hash', 'def f():\n    # #region a\n    x\n    # #endregion a', 'x'],
  ['HTML', '<!-- #region a -->\n<b/>\n<!-- #endregion a -->', '<b/>'],
  ['SQL', '-- #region a\nselect 1\n-- #endregion a', 'select 1'],
  ['CSS', '/* #region a */\np {}\n/* #endregion a */', 'p {}'],
  [
    'the shared indentation goes',
    '  // #region a\n    if (x) {\n\n      y()\n    }\n  // #endregion a',
    'if (x) {\n\n  y()\n}',
  ],
  ['tabs too', '// #region a\n\tx\n\t\ty\n// #endregion a', 'x\n\ty'],
  ['a region within', '// #region a\nx\n// #region b\ny\n// #endregion b\nz\n// #endregion a', 'x\ny\nz'],
  ['a name that continues', '// #region a-b\nno\n// #endregion a-b\n// #region a\nyes\n// #endregion a', 'yes'],
  ['blank lines at the ends', '// #region a\n\nx\n\n// #endregion a', 'x'],
  ['an empty region', '// #region a\n// #endregion a', ''],
])('%s', (_, text, code) => expect(codeRegion(text, 'a')).toEqual({ code }))

test.each([
  ['missing', '// #region b\n// #endregion b', { problem: 'missing', regions: ['b'] }],
  ['never ended', '// #region a\nx', { problem: 'open', regions: ['a'] }],
  ['ended before it starts', '// #endregion a\n// #region a', { problem: 'open', regions: ['a'] }],
  ['in code, not in a comment', 'const s = "#region a"', { problem: 'missing', regions: [] }],
])('a region %s', (_, text, expected) => expect(codeRegion(text, 'a')).toEqual(expected))

test('a whole file is shown without its markers', () => {
  expect(codeOf('\n// #region a\nx\n  // #endregion a\ny\n')).toBe('x\ny')
})
