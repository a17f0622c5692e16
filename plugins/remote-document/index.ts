export { type FetchOptions, fetchText, startFetch } from './src/fetchText'
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
