import type { WrittenTask } from '../ExamTask'
import { edge, issue, unleash } from './sources'

const config = (line: number) => unleash('src/lib/create-config.ts', line)

/** How something is done: the name of the means. */
export const howTos: readonly WrittenTask[] = [
  [
    'init-admin-token',
    'Create an admin API token when the container starts',
    [/INIT_ADMIN_API_TOKENS/],
    issue('unleash', 1153),
  ],
  [
    'init-client-token',
    'Set a client token with an environment variable at first start',
    [/INIT_CLIENT_API_TOKENS/],
    config(346),
  ],
  [
    'init-frontend-token',
    'environment variable for initial front-end tokens',
    [/INIT_FRONTEND_API_TOKENS/],
    config(350),
  ],
  [
    'admin-user',
    'How do I define the first admin user and password with environment variables?',
    [/UNLEASH_DEFAULT_ADMIN_USERNAME|UNLEASH_DEFAULT_ADMIN_PASSWORD/],
    issue('unleash', 4560),
  ],
  [
    'ssl-certificate',
    'Connect Unleash to PostgreSQL with a self-signed certificate',
    [/DATABASE_SSL|\bca\b|NODE_EXTRA_CA_CERTS/],
    issue('unleash', 1432),
  ],
  [
    'ssl-off',
    'Turn off SSL for the database connection of Unleash',
    [/DATABASE_SSL.*false|sslmode=disable/],
    issue('unleash', 1445),
  ],
  [
    'cors',
    'Browser says blocked by CORS policy when calling the front-end API',
    [/origin/i, /CORS/],
    issue('unleash', 6923),
  ],
  ['base-path', 'Run Unleash below a sub-path of a domain', [/BASE_URI_PATH/], config(212)],
  ['database-url-file', 'Read the database URL from a file (Docker secret)', [/DATABASE_URL_FILE/], config(436)],
  ['cdn', 'Load the Admin UI assets from a CDN', [/CDN_PREFIX/], config(213)],
  ['import-file', 'Import flags from a file at startup', [/IMPORT_FILE/], config(261)],
  [
    'enabled-environments',
    'Enable only some environments at start with a variable',
    [/ENABLED_ENVIRONMENTS/],
    config(357),
  ],
  ['csp', 'Allow another host in the content security policy for scripts', [/CSP_ALLOWED_SCRIPT/], config(388)],
  ['request-log', 'Log every HTTP request of the Unleash server', [/REQUEST_LOGGER_ENABLE/], config(229)],
  [
    'prometheus-api',
    'Show network traffic in Unleash: which variable points to Prometheus?',
    [/PROMETHEUS_API/],
    config(542),
  ],
  ['auth-type', 'Choose how users authenticate in self-hosted Unleash (variable)', [/AUTH_TYPE/], config(250)],
  [
    'custom-auth',
    'Write my own authentication for open-source Unleash',
    [/customAuthHandler|custom auth/i],
    config(251),
  ],
  ['email-auth', 'SMTP user and password for Unleash', [/EMAIL_USER/, /EMAIL_PASSWORD/], config(274)],
  ['openapi', 'Disable the OpenAPI documentation of the server', [/ENABLE_OAS/], config(515)],
  ['db-dates', 'Database with non-standard date style', [/ALLOW_NON_STANDARD_DB_DATES/], config(188)],
  [
    'clear-site-data',
    'Stop Unleash from clearing site data on logout',
    [/SESSION_CLEAR_SITE_DATA_ON_LOGOUT/],
    config(200),
  ],
  ['compression', 'Turn off response compression in Unleash', [/SERVER_DISABLE_COMPRESSION/], config(220)],
  ['session-secret', 'What is UNLEASH_SECRET for?', [/UNLEASH_SECRET/], config(240)],
  [
    'edge-daisy',
    'Edge in edge mode returns 403 for a token: which tokens does Edge accept?',
    [/<?project>?:<?environment>?\.|upstream|validat/i],
    issue('unleash-edge', 463),
  ],
  ['edge-offline', 'Run Edge offline with a file', [/BOOTSTRAP_FILE|bootstrap-file/i], edge('server/src/cli.rs', 190)],
  ['edge-tokens', 'Give Edge tokens at startup', [/\bTOKENS\b|--tokens/], edge('server/src/cli.rs', 135)],
  [
    'edge-headers',
    'Edge: send additional headers to the upstream',
    [/custom.client.headers/i],
    edge('server/src/cli.rs', 139),
  ],
  ['edge-backup', 'Keep flags of Edge on disk between restarts', [/backup.folder/i], edge('server/src/cli.rs', 121)],
  ['lambda', 'Use Unleash in AWS Lambda', [/lambda|serverless/i], issue('unleash-client-node', 186)],
  ['exposure', 'My flag is enabled but some users do not see the feature', [/playground/i], issue('unleash', 4592)],
]
