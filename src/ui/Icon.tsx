export type IconName =
  | 'menu'
  | 'close'
  | 'moon'
  | 'sun'
  | 'search'
  | 'copy'
  | 'wrap'
  | 'folder'
  | 'file'
  | 'play'
  | 'check'
  | 'globe'
  | 'github'

/**
 * A line icon in the colour and size of the text beside it, drawn by `src/styles/icons.css`. Always decoration: the control
 * around it has the name, and an element without content is nothing to a screen reader.
 */
export function Icon({ name }: { name: IconName }) {
  return <span data-icon={name} />
}
