import { simulateComparison, simulateVariants, type ComparisonTask, type VariantTask } from './simulate'

/** Posts the result of each task. */
self.addEventListener('message', ({ data: task }: MessageEvent<ComparisonTask | VariantTask>) => {
  self.postMessage('rollout' in task ? simulateVariants(task) : simulateComparison(task))
})
