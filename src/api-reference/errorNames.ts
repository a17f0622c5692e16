/** Status and names of errors that several operations share; from the product's src/lib/error. */
export const errorNames: readonly (readonly [status: string, names: readonly string[], when: string])[] = [
  ['400', ['BadDataError', 'OwaspValidationError', 'PatternError'], 'The body, a parameter, a password or a name is not as the operation asks for it.'],
  ['401', ['AuthenticationRequired'], 'No token was sent, or it is unknown.'],
  ['401', ['InvalidTokenError', 'PasswordMismatch'], 'A link from an e-mail is no longer valid, or the password is wrong.'],
  ['403', ['PermissionError', 'ForbiddenError'], 'The owner of the token lacks a permission.'],
  ['403', ['InvalidOperationError', 'OperationDeniedError'], 'The present state forbids it.'],
  ['404', ['NotFoundError'], 'What the path names does not exist.'],
  ['409', ['NameExistsError'], 'The name is taken.'],
  ['409', ['ProjectWithoutOwnerError'], 'The project would be left without an owner.'],
  ['415', ['ContentTypeError'], 'The body is of a type that is not accepted.'],
]
