import { testPluginOptionsSchema } from 'gatsby-plugin-utils'
import { expect, test } from 'vitest'
import { pluginOptionsSchema } from './createSchemaCustomization'

const options = {
  root: 'content/docs',
  components: { Card: { attributes: { title: { type: 'string' } }, children: true } },
  glossary: { flag: { term: 'feature flag', definition: 'A switch.', page: '/reference/flags' } },
  pictureList: 'content/data/pictures.json',
  editUrlBase: 'https://example.com/edit/',
}

test('the options of the site are valid', async () => {
  expect(await testPluginOptionsSchema(pluginOptionsSchema, options)).toMatchObject({ isValid: true, warnings: [] })
})

test('missing, wrong and unknown options are errors', async () => {
  const wrong = {
    ...options,
    root: undefined,
    components: { Card: {} },
    glossary: { flag: { term: 'feature flag' } },
    editUrlBase: 'edit/',
    sidebars: ['docs'],
  }
  const { errors } = await testPluginOptionsSchema(pluginOptionsSchema, wrong)
  expect(errors).toMatchInlineSnapshot(`
    [
      ""root" is required",
      ""components.Card.attributes" is required",
      ""glossary.flag.definition" is required",
      ""editUrlBase" must be a valid uri",
      ""sidebars" is not an option of this plugin. Known options: root, components, glossary, pictureList, editUrlBase",
    ]
  `)
})
