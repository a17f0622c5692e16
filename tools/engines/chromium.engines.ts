import { describeBehaviors } from './describeBehaviors'
import { startChromium } from './startPuppeteer'

describeBehaviors('Chromium', startChromium)
