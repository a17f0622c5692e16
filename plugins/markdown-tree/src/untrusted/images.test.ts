import { expect, test } from 'vitest'
import { isBadgeUrl } from './images'

test.each([
  'https://img.shields.io/npm/v/unleash-client',
  'https://badge.fury.io/js/unleash.svg',
  'https://badgen.net/npm/v/unleash-client',
  'https://coveralls.io/repos/github/Unleash/unleash/badge.svg?branch=main',
  'https://codecov.io/gh/a/b/branch/main/graph/badge.svg',
  'https://github.com/Unleash/unleash/workflows/CI/badge.svg',
  'https://github.com/Unleash/unleash/actions/workflows/build.yaml/badge.svg',
  'https://poser.pugx.org/a/b/v/badge',
  'http://img.shields.io/x.svg',
  'https://dev.azure.com/a/b/_apis/build/status/c?branchName=main',
  'https://ci.appveyor.com/api/projects/status/x/branch/main?svg=true',
  'https://app.fossa.com/api/projects/git%2Bgithub.com%2Fa%2Fb.svg?type=shield',
  'https://app.fossa.io/api/projects/custom%2B1%2Fgithub.com%2Fa%2Fb.svg?type=shield',
])('%s is one', (src) => expect(isBadgeUrl(src)).toBe(true))

test.each([
  'https://user-images.githubusercontent.com/1/2.png',
  'https://raw.githubusercontent.com/Unleash/unleash/main/logo.svg',
  'https://notshields.io/x.svg',
  'docs/picture.png',
  'data:image/svg+xml,badge',
  'https://[',
  '',
])('%j is none', (src) => expect(isBadgeUrl(src)).toBe(false))
