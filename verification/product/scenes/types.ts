/**
 * What a reader does on one page of the documentation, as literal data in `<page>.scene.ts` beside the page. verification/README.md
 * ("Scenes and pictures") explains it with an example.
 */
export interface Scene {
  /** Shows the Enterprise screens, which get the examples of the API document as responses. */
  edition?: 'enterprise'
  /** Responses instead of the document's examples, by operation ID. They must match the operation's schema as well. */
  responses?: Readonly<Record<string, unknown>>
  /** Fields of the UI's configuration that depend on services which this machine doesn't have: `{ emailEnabled: true }`. */
  config?: Readonly<Record<string, unknown>>
  /** Shows a server as it is after the installation, without the example data. */
  newServer?: true
  /** Begins at the login page. */
  signedOut?: true
  /** Width of the window in CSS pixels; 1280 if omitted. */
  width?: number
  /** Requests to the Admin API that prepare the data, sent as the administrator before the first step. */
  data?: readonly DataRequest[]
  /** Bold labels of the page's steps that belong to another product, such as an identity provider. */
  otherProducts?: readonly string[]
  steps: readonly Step[]
}

export interface DataRequest {
  /** `POST /api/admin/projects/default/features` */
  send: string
  body?: unknown
}

/** Names are visible text or accessible names, exactly as in the UI. A count, colon or asterisk after a name can be omitted. */
export type Step =
  /** Opens a path of the Admin UI. */
  | { open: string }
  /** Clicks a button, link, tab, menu item, option, radio button, checkbox, switch, or whatever shows the name. */
  | { select: string; in?: Region }
  /** Types into a field, which is emptied before, or moves a slider: `{ fill: 'Rollout', with: '20' }`. */
  | { fill: string; with: string; in?: Region }
  /** Opens the list of a field and selects an option. */
  | { choose: string; from: string; in?: Region }
  /** Waits until something is visible. */
  | { see: string; in?: Region }
  /** Waits until nothing has the name. */
  | { absent: string; in?: Region }
  /** Moves the pointer to something; the pointer stays there for a picture that follows. */
  | { hover: string; in?: Region }
  /** Presses a key. */
  | { press: 'Escape' | 'Enter' | 'Tab' }
  /** From here on, other responses of Enterprise operations: what has changed since, such as a change request that is approved. */
  | { responses: Readonly<Record<string, unknown>> }
  | PictureStep

/** Takes a picture: `pictures/<page>.<picture>.webp` beside the page, and a dark one. */
export interface PictureStep {
  /** Lowercase letters, digits and hyphens. */
  picture: string
  /** What the picture shows; for several parts, the smallest rectangle around all of them. */
  of: Region | readonly Region[]
  /** What gets an outline. Two and more are numbered in this order. */
  callouts?: readonly (string | { name: string; in: Region })[]
  /** Space around it in CSS pixels, or above and beside it: `[8, 24]`. If omitted, what suits the part. */
  padding?: number | readonly [number, number]
  /** Cuts off what is below, such as the end of a long table. In CSS pixels. */
  maxHeight?: number
}

/** A part of the window. */
export type Region =
  | 'window'
  | 'header'
  | 'main'
  | 'form'
  | 'dialog'
  | 'menu'
  | 'table'
  /** Something by its name. */
  | { name: string }
  /** The row of a table with this cell. */
  | { row: string }
  /** The section that opens and closes, by its heading: `{ accordion: 'development' }`. */
  | { accordion: string }
  /** The smallest box with a border or a background of its own around a name. */
  | { box: string }
  /** The row of a settings page with this heading beside its field or switch. */
  | { setting: string }
  /** A field with its label. */
  | { field: string }
