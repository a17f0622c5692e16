import { useEffect, useState } from 'react'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { currentColorMode, followOtherTabs, setColorMode, type ColorMode } from './colorMode'

/** Switches between light and dark. The stored mode is applied before paint by `src/shell/documentHead`. */
export function ColorModeToggle() {
  const [mode, setMode] = useState<ColorMode>('light')
  useEffect(() => {
    setMode(currentColorMode())
    return followOtherTabs(setMode)
  }, [])
  const other = mode === 'light' ? 'dark' : 'light'
  return (
    <IconButton
      label={`Switch to ${other} colours`}
      onClick={() => {
        setColorMode(other)
        setMode(other)
      }}
    >
      <Icon name={mode === 'light' ? 'moon' : 'sun'} />
    </IconButton>
  )
}
