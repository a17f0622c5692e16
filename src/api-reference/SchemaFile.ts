import { createContext } from 'react'

/** Address of the file that has the schemas of this page as a whole. */
export const SchemaFile = createContext('')
