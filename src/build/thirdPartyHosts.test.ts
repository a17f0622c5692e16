import { expect, test } from 'vitest'
import { thirdPartyHosts } from './thirdPartyHosts'

test('the server of each script and those named beside it, each once', () => {
  const parties = [
    { src: 'https://count.example/js/script.js?id=1', hosts: ['https://*.count.example'] },
    { src: 'https://count.example/other.js', hosts: [] },
    { src: 'https://chat.example:8443/widget.js', hosts: ['https://*.count.example'] },
  ]
  expect(thirdPartyHosts(parties)).toEqual(['https://count.example', 'https://*.count.example', 'https://chat.example:8443'])
  expect(thirdPartyHosts([])).toEqual([])
})
