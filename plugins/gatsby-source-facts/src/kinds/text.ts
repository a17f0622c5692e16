import { z } from 'zod'

/** A text that says something; Markdown within a line. */
export const text = z.string().trim().min(1)
