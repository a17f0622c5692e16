import { expect, test } from 'vitest'
import { errorMessages } from '../../content/data/errorMessages'
import { pageTexts } from './codeFences'

/** Statuses by name, as src/lib/error of the server at 5.8.2 assigns them. */
const statuses: Readonly<Record<string, number>> = {
  AuthenticationRequired: 401,
  BadDataError: 400,
  ContentTypeError: 415,
  DisabledError: 422,
  ForbiddenError: 403,
  IncompatibleProjectError: 403,
  InvalidOperationError: 403,
  InvalidTokenError: 401,
  NameExistsError: 409,
  NotFoundError: 404,
  OperationDeniedError: 403,
  PasswordMismatch: 401,
  PasswordUndefinedError: 400,
  PatternError: 400,
  PermissionError: 403,
  ProjectWithoutOwnerError: 409,
  RoleInUseError: 400,
  UnauthorizedError: 401,
  UsedTokenError: 403,
}

test('each error has the status of its name', () => {
  const wrong = errorMessages.filter(({ error, status }) => error !== undefined && statuses[error] !== status)
  expect(wrong.map(({ anchor }) => anchor)).toEqual([])
})

test('the page shows every area, and anchors are unique', () => {
  const page = pageTexts().get('using-unleash/troubleshooting/error-messages.mdx') ?? ''
  const areas = [...new Set(errorMessages.map(({ area }) => area))]
  expect(areas.filter((area) => !page.includes(`<ErrorMessages area="${area}" />`))).toEqual([])
  expect(new Set(errorMessages.map(({ anchor }) => anchor)).size).toBe(errorMessages.length)
})
