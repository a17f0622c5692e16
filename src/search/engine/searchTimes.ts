// How long who waits for what, in milliseconds. Nobody waits for ever.

/** A first part of the index that has not come after this time does not come. */
export const firstPartTime = 10_000

/** The same of the texts, of which there are seven times as many bytes; meanwhile titles answer alone (`isPartial`). */
export const textsTime = 30_000

/** From the first part on the texts are waited for this long, so that most readers never see half an answer. */
export const shortWait = 300

/** A question to which titles have no answer waits for the texts this long. */
export const longWait = 4000

/** What the worker has not answered by then it does not answer: it takes what its files may take, and a second. */
export const answerTime = firstPartTime + longWait + 1000

/** The same for a question that waits for the texts. */
export const patientTime = firstPartTime + textsTime + 5000
