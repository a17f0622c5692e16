import type { GatsbyNode } from 'gatsby'
import { strictOptions } from '../../source-plugin'

/** Rules of components are typed by `DocsOptions` only. */
export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) =>
  strictOptions(Joi, {
    root: Joi.string().required(),
    components: Joi.object().pattern(Joi.string(), Joi.object({ attributes: Joi.object().required() }).unknown()).required(),
    glossary: Joi.object()
      .pattern(Joi.string(), { term: Joi.string().required(), definition: Joi.string().required(), page: Joi.string() })
      .required(),
    pictureList: Joi.string().required(),
    editUrlBase: Joi.string().uri().required(),
    sidebar: Joi.string().required(),
  })
