import { inject } from 'vitest'
import { describeBehaviors } from './describeBehaviors'
import { startWebKit } from './startWebKit'

const { webkit } = inject('engines')
describeBehaviors('WebKitGTK', webkit === undefined ? undefined : () => startWebKit(webkit))
