import { inject } from 'vitest'
import { describeBehaviors } from './describeBehaviors'
import { startFirefox } from './startFirefox'

const { firefox } = inject('engines')
describeBehaviors('Firefox', firefox === undefined ? undefined : () => startFirefox(firefox))
