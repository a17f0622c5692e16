import type { FailureReason } from './sendRequest'

export type SendingWay = 'direct' | 'relay' | 'dryRun' | 'swagger'

export interface FailedRequest {
  reason: FailureReason
  way: SendingWay
  /** URL of the server, or of the relay. */
  origin: string
  endpoint: string
  pageProtocol: string
  isReachable: boolean
  isLocalNetworkDenied: boolean
  /** What the relay says; for `other-target`, the URL of the server that it forwards to. */
  message: string
}

export interface Explanation {
  title: string
  advice: string[]
}

const useRelay = 'Use the relay instead: it runs on your machine and isn’t subject to the restrictions of browsers.'

/** What went wrong and what the reader can do. Browsers hide most reasons from scripts, so several may be possible. */
export function explainFailure(failed: FailedRequest): Explanation {
  return explanations[failed.reason](failed)
}

const explanations: Readonly<Record<FailureReason, (failed: FailedRequest) => Explanation>> = {
  network: explainNetwork,
  timeout: ({ origin }) => ({
    title: 'No response within 30 seconds.',
    advice: [`Check that ${origin} is the right URL, and that a firewall or VPN doesn’t block it.`],
  }),
  cancelled: () => ({
    title: 'You cancelled the request.',
    advice: ['The server may have received and processed it.'],
  }),
  'too-large': () => ({
    title: 'The response is larger than 20 MB.',
    advice: ['The console stopped reading it. Use the code sample to save it as a file.'],
  }),
  redirect: () => ({
    title: 'The server redirects to another URL.',
    advice: [
      'Browsers don’t tell scripts where it leads. The cause is often a login page or a redirect from http to https: check the URL of the server.',
    ],
  }),
  relay: ({ message }) => ({
    title: relayMessage(message),
    advice: ['Check the URL that you started the relay with, and that your machine can reach it.'],
  }),
  'other-target': ({ message }) => ({
    title: `The relay forwards to ${message}, not to the server that you entered. Nothing was sent.`,
    advice: ['Start the relay again with the command above, or enter the URL of the server that it forwards to.'],
  }),
  policy: ({ origin }) => ({
    title: `The security policy of this site doesn’t allow requests to ${origin}.`,
    advice: ['Over plain http, it only allows localhost and 127.0.0.1.', useRelay],
  }),
  load: () => ({
    title: 'The part of the console that sends requests could not be loaded.',
    advice: [
      'Check your network connection, and send the request again.',
      'This site may have been updated since you opened the page. “Copy link to this input” keeps what you entered: open the link in a new tab.',
    ],
  }),
}

function explainNetwork(failed: FailedRequest): Explanation {
  const { way, origin, pageProtocol } = failed
  const isLocal = isLocalHost(new URL(origin).hostname)
  if (isLocal && failed.isLocalNetworkDenied) {
    return {
      title: 'Your browser doesn’t allow this site to use your local network.',
      advice: [
        'You or your organization denied the permission. Allow it in your browser’s settings for this site, and send the request again.',
      ],
    }
  }
  if (way === 'relay') {
    return {
      title: `No relay responds at ${origin}.`,
      advice: [
        'Check that it’s still running, and that its --site is the origin of this page.',
        'If your browser asked whether this site may access your local network, allow it.',
      ],
    }
  }
  if (pageProtocol === 'https:' && origin.startsWith('http:') && !isLoopback(new URL(origin).hostname)) {
    return {
      title: 'Browsers block requests from an https page to an http server (mixed content).',
      advice: [useRelay],
    }
  }
  return failed.isReachable ? unreadable(failed) : unreachable(origin, isLocal)
}

/** The server responds, but doesn't allow this website to read the response. */
function unreadable({ origin, endpoint }: FailedRequest): Explanation {
  const title = `${origin} responds, but doesn’t allow this website to read the response (CORS).`
  if (!isFrontendPath(endpoint))
    return { title, advice: ['Unleash allows other websites to use paths below /api/frontend only.', useRelay] }
  return {
    title,
    advice: [
      'The token may be wrong: Unleash sends the response to an unknown token without CORS headers. It must be a front-end token or an admin token.',
      `Unleash’s CORS settings may not include this site. They are on the page ${origin}/admin/cors.`,
    ],
  }
}

function unreachable(origin: string, isLocal: boolean): Explanation {
  return {
    title: `Your browser received no response from ${origin} that this page is allowed to read.`,
    advice: [
      'Check the URL, and that the server is running.',
      'The server may not allow requests from other websites (CORS), or its certificate may not be valid. To see the reason, open the URL in a new tab.',
      ...(isLocal ? ['If your browser asked whether this site may access your local network, allow it.'] : []),
      useRelay,
    ],
  }
}

/** Paths that Unleash allows other websites to use. */
export function isFrontendPath(endpoint: string): boolean {
  return /^\/api\/frontend(\/|$)/.test(endpoint)
}

/** Browsers treat these as secure, also over http. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\./.test(hostname) || hostname === '[::1]'
}

/** Hosts on this machine and in private networks, for which browsers ask the reader for permission. */
export function isLocalHost(hostname: string): boolean {
  return (
    isLoopback(hostname) ||
    /^(10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/.test(hostname) ||
    /\.local$/.test(hostname)
  )
}

function relayMessage(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown }
    if (typeof message === 'string') return message
  } catch {
    // Something else than the relay used its header.
  }
  return 'The relay reported an error.'
}
