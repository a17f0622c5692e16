import type { ComponentRules } from './ComponentRules'

/** The components of the dialect that the build resolves itself: nothing of them is left in the tree. */
export const resolvedComponents: ComponentRules = {
  Include: { attributes: { file: { type: 'string', required: true } }, children: false },
  Kbd: { attributes: { keys: { type: 'string', required: true } }, children: false, inline: true },
}
