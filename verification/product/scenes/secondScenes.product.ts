import { describeScenes } from './describeScenes'

describeScenes(1)
