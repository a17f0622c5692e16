const RealDate = Date
// Libraries assign Date.now to itself, which reaches through the proxy below.
const realNow = Date.now
let offset = 0

/** @param {number} milliseconds that `Date` adds to the time of this machine from now on */
export function shiftDate(milliseconds) {
  offset = milliseconds
  if (globalThis.Date !== RealDate) return
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [shiftedNow()] : args, newTarget),
    apply: () => new RealDate(shiftedNow()).toString(),
    get: (target, name) => (name === 'now' ? shiftedNow : Reflect.get(target, name)),
  })
  RealDate.prototype.constructor = globalThis.Date
}

function shiftedNow() {
  return realNow() + offset
}
