interface PageKind {
  /** Of its file, in content/docs. A tutorial has a folder of its own. */
  folder: string
  introduction: string
  /** A heading, and what belongs below it. */
  sections: readonly (readonly [heading: string, note: string])[]
}

/** The kinds of docs/writing.md that have headings in common. */
export const pageKinds: Readonly<Record<string, PageKind>> = {
  reference: {
    folder: 'reference',
    introduction: 'What it is, in two sentences.',
    sections: [
      ['How it works', 'Rules, limits and defaults, in tables.'],
      ['Example', 'One complete example, by UI or API.'],
      ['Interactions', 'What changes together with other features.'],
      ['Related pages', 'Links.'],
    ],
  },
  'how-to': {
    folder: 'how-to',
    introduction: 'What the reader achieves.',
    sections: [
      ['Before you begin', 'Plan, version, permissions, and what must exist.'],
      ['Steps', 'Numbered steps, each with what the reader should see. The same by API in a tab.'],
      ['Check that it works', 'How the reader sees that it worked.'],
      ['Troubleshooting', 'What goes wrong most often, and how to fix it.'],
    ],
  },
  concept: {
    folder: 'understanding-unleash',
    introduction: 'The problem.',
    sections: [
      ['The idea', 'The idea, with a diagram if parts are related.'],
      ['How Unleash does it', 'What exists in the product, with links.'],
      ['Trade-offs', 'What it costs.'],
      ['When not to use it', 'Cases in which something else is better.'],
    ],
  },
  tutorial: {
    folder: 'feature-flag-tutorials',
    introduction: 'The app that the reader builds.',
    sections: [
      ['Before you begin', 'Programs and versions.'],
      ['Create the app', 'Every command and file, from an empty folder.'],
      ['Add a flag', 'Create it in Unleash, and evaluate it in the app.'],
      ['Try it', 'What changes when the flag does.'],
    ],
  },
  troubleshooting: {
    folder: 'using-unleash/troubleshooting',
    introduction: "The symptom, in the reader's words.",
    sections: [['Causes', 'From likely to rare: how to confirm each, and how to fix it.']],
  },
  'decision-record': {
    folder: 'contributing/ADRs/overarching',
    introduction: 'The date.',
    sections: [
      ['Background', 'What made a decision necessary.'],
      ['Decision', 'What was decided, with the arguments for and against it.'],
      ['Consequences', 'What becomes easier, and what harder.'],
    ],
  },
}
