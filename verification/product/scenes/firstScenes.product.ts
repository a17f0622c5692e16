import { describeScenes } from './describeScenes'

describeScenes(0)
