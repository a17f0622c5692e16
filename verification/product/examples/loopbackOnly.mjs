// Loaded before the programs of examples (NODE_OPTIONS).
import { listenLocally, refuseOutsideConnections } from '../server/loopback.mjs'

refuseOutsideConnections()
listenLocally()
