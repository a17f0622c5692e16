import net from 'node:net'

/** Makes every connection of this process to another machine fail, whatever is configured as an integration. */
export function refuseOutsideConnections() {
  const { connect } = net.Socket.prototype
  net.Socket.prototype.connect = function connectLocally(...args) {
    const host = hostOf(args)
    if (host === undefined || isLoopback(host)) return connect.apply(this, args)
    this.destroy(new Error(`The product does not connect to ${host}: nothing leaves this machine.`))
    return this
  }
}

/** Makes servers of this process that name only a port unreachable for other machines. */
export function listenLocally() {
  const { listen } = net.Server.prototype
  net.Server.prototype.listen = function listenOnLoopback(port, ...args) {
    const isPort = Number.isInteger(Number(port)) && typeof args[0] !== 'string'
    return isPort ? listen.call(this, port, '127.0.0.1', ...args) : listen.call(this, port, ...args)
  }
}

/**
 * @param {readonly unknown[]} args of `socket.connect`: options, or port and host; from `net.connect` they are in an array
 * @returns {string | undefined} undefined for this machine, or a socket file
 */
export function hostOf(args) {
  const [target, second] = Array.isArray(args[0]) ? args[0] : args
  if (typeof target === 'object' && target !== null) return target.path ? undefined : target.host
  return typeof target === 'number' && typeof second === 'string' ? second : undefined
}

/** @param {string} host */
export function isLoopback(host) {
  return host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host)
}
