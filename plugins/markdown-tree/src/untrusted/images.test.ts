import { expect, test } from 'vitest'
import { isBadge } from './linksAndImages'

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
])('%s is one', (src) => expect(isBadge(src)).toBe(true))

test.each([
  'https://user-images.githubusercontent.com/1/2.png',
  'https://raw.githubusercontent.com/Unleash/unleash/main/logo.svg',
  'https://notshields.io/x.svg',
  'docs/picture.png',
  'data:image/svg+xml,badge',
  'https://[',
  '',
])('%j is none', (src) => expect(isBadge(src)).toBe(false))
