/** The layers of all style sheets, in order: later ones win over earlier ones. Must precede every sheet. */
export const cascadeLayers = '@layer reset, tokens, base, parts, print;'
