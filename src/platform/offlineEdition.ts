/** Whether this is the offline edition, whose host receives nothing from readers. */
export const isOfflineEdition = Boolean(process.env.OFFLINE_EDITION)
