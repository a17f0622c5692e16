import type { FactLists } from '../types'

/** Lists as small as they may be; `over` replaces what a test is about. */
export function listsWith(over: Partial<FactLists> = {}): FactLists {
  return {
    activationStrategies: [],
    apiTokenTypes: [],
    conceptGuides: [],
    constraintOperators: [],
    errorMessages: [],
    featureAvailability: [],
    flagTypes: [],
    glossaryTerms: [],
    integrationEvents: [],
    sdkCapabilities: [],
    sdks: [],
    stickinessOptions: [],
    strategyParameters: [],
    versionChanges: [],
    environmentVariables: [
      { names: ['HTTP_PORT', 'PORT'], options: ['server.port'], group: 'server', type: 'number', what: 'The `port`' },
      { names: [], options: ['server.pipe'], group: 'server', type: 'path', what: 'A socket' },
      { names: ['EMAIL_HOST'], group: 'email', type: 'text', default: 'none', since: '4.2', what: 'See [E-mail](/email)' },
    ],
    eventTypes: [
      { name: 'flag-created', category: 'flags', when: 'A flag was created.', data: 'The flag', example: { data: { name: 'x' } } },
    ],
    permissions: [
      { name: 'CREATE_FEATURE', scope: 'project', label: 'Create flags', allows: 'Creating flags' },
      { name: 'READ_ROLE', scope: 'root', category: 'Role', label: 'Read roles', allows: 'Reading' },
    ],
    predefinedRoles: [{ name: 'Owner', scope: 'project', may: 'Everything', permissions: ['CREATE_FEATURE'] }],
    ...over,
  }
}
