import { describe, expect, it } from 'vitest'
import { stepLabels } from './stepLabels'

const matter = '---\ntitle: A\n---\n'

describe('stepLabels', () => {
  it.each([
    ['one label', '1. Select **Save**.', [{ label: 'Save', line: 4 }]],
    [
      'a path of labels',
      '1. Open **Configure > Users**.',
      [
        { label: 'Configure', line: 4 },
        { label: 'Users', line: 4 },
      ],
    ],
    ['a table in a step', '1. Fill in:\n\n   | Field |\n   |---|\n   | **Name** |\n', [{ label: 'Name', line: 8 }]],
    [
      'a list in a step, once',
      '1. Choose:\n   1. **A**\n   2. **B**\n',
      [
        { label: 'A', line: 5 },
        { label: 'B', line: 6 },
      ],
    ],
    ['no bullet lists', '- **Edit:** select the pencil', []],
    ['no sentences', 'Open **Playground**.', []],
    [
      'the tab of the UI only',
      '<Tabs>\n<Tab value="ui">\n\n1. **A**\n\n</Tab>\n<Tab value="api">\n\n1. **B**\n\n</Tab>\n</Tabs>\n\n1. **C**\n',
      [{ label: 'A', line: 7 }],
    ],
    ['nothing on a page with other tabs', '<Tabs>\n<Tab value="node">\n\n1. **A**\n\n</Tab>\n</Tabs>\n', []],
  ])('reads %s', (_, text, labels) => {
    expect(stepLabels(matter + text)).toEqual(labels)
  })
})
