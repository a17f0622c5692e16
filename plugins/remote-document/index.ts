export { type FetchedText, type FetchOptions, fetchText, startFetch } from './src/fetchText'
export { fingerprint } from './src/fingerprint'
export { groupFailures } from './src/groupFailures'
export { committedAt, gitLog, shownUrl } from './src/origin'
export {
  type Accepted,
  type Origin,
  originReport,
  readRemoteDocument,
  readSourceMode,
  type RemoteDocument,
  type SourceMode,
} from './src/readRemoteDocument'
export {
  copyProblems,
  headingChanges,
  type LockedText,
  lockReport,
  printLockReport,
  readSourcesLock,
  type SourcesLock,
} from './src/sourcesLock'
