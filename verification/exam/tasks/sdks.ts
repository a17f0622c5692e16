import type { WrittenTask } from '../ExamTask'
import { go, issue, java, javascript, node, php, python, react, ruby } from './sources'

const config = (line: number) => node('src/unleash-config.ts', line)
const builder = (line: number) => php('src/UnleashBuilder.php', line)

/** What an SDK has, and how it's called there. */
export const sdks: readonly WrittenTask[] = [
  ['node-project', 'How does the Node.js SDK fetch the flags of one project only?', [/\bprojectName\b/], config(17)],
  ['node-tags', 'Node SDK: fetch only flags with certain tags', [/\btags\b/], config(29)],
  [
    'node-headers',
    'Node.js SDK custom headers that change over time, such as a rotating token',
    [/\bcustomHeadersFunction\b/],
    config(25),
  ],
  ['node-bootstrap', 'Start the Node.js SDK with flags from a file', [/\bbootstrap\b/], config(30)],
  [
    'node-storage',
    'Keep the backup of the Node SDK in memory instead of a file',
    [/\bInMemStorageProvider\b|\bstorageProvider\b/],
    config(32),
  ],
  ['node-autostart', 'Create the Node SDK without starting it', [/\bdisableAutoStart\b/], config(33)],
  [
    'node-sync',
    'Which event of the Node SDK says that it has synchronized with the server?',
    [/\bsynchronized\b/],
    node('src/events.ts', 10),
  ],
  [
    'node-await',
    'Node SDK: isEnabled returns false right after start. How do I wait for the first fetch?',
    [/\bstartUnleash\b|\bsynchronized\b/],
    issue('unleash-client-node', 186),
  ],
  [
    'node-instances',
    'The unleash SDK has been initialized more than 10 times',
    [/\bskipInstanceCountWarning\b|one instance|single instance|singleton|once/i],
    node('src/unleash.ts', 88),
  ],
  [
    'node-engine',
    'Which Node.js version does unleash-client 5 need?',
    [/Node(?:\.js)?.*\b16\b/i],
    node('package.json', 38),
  ],
  [
    'java-synchronous',
    'Make the Java SDK fetch flags before it returns from the constructor',
    [/\bsynchronousFetchOnInitialisation\b/],
    java('src/main/java/io/getunleash/util/UnleashConfig.java', 426),
  ],
  [
    'java-polling',
    'Turn off polling in the Java SDK',
    [/\bdisablePolling\b/],
    java('src/main/java/io/getunleash/util/UnleashConfig.java', 414),
  ],
  [
    'java-metrics',
    'Java SDK: how to disable metrics',
    [/\bdisableMetrics\b/],
    java('src/main/java/io/getunleash/util/UnleashConfig.java', 420),
  ],
  [
    'java-headers',
    'How do I send an API token with the Java SDK?',
    [/\bapiKey\b|\bcustomHttpHeader\b/],
    java('src/main/java/io/getunleash/util/UnleashConfig.java', 398),
  ],
  [
    'python-custom',
    'Register a custom strategy in the Python SDK',
    [/\bcustom_strategies\b/],
    python('UnleashClient/__init__.py', 93),
  ],
  [
    'python-cache',
    'Python SDK custom cache class',
    [/\bBaseCache\b|\bcache\b/],
    python('UnleashClient/__init__.py', 97),
  ],
  [
    'python-events',
    'How does the Python SDK report impression events?',
    [/\bevent_callback\b/],
    python('UnleashClient/__init__.py', 101),
  ],
  [
    'python-instances',
    'Several UnleashClient instances in Python: which argument controls the warning?',
    [/\bmultiple_instance_mode\b/],
    python('UnleashClient/__init__.py', 100),
  ],
  [
    'python-lambda',
    'Python SDK on AWS Lambda: flags are not refreshed',
    [/background|lambda|serverless|thread/i],
    issue('unleash-client-python', 103),
  ],
  ['go-project', 'Go SDK: fetch the flags of one project', [/\bWithProjectName\b/], go('config.go', 136)],
  [
    'go-listener',
    'What must a Go program register so that the SDK is not blocked?',
    [/\bWithListener\b/],
    go('config.go', 37),
  ],
  ['go-fallback', 'Fallback value for an unknown flag in the Go SDK', [/\bWithFallback\b/], go('config.go', 167)],
  ['go-header', 'How to pass the token in the Go client?', [/\bWithCustomHeaders\b/], go('config.go', 128)],
  [
    'ruby-disable',
    'Disable the Ruby client in tests',
    [/\bdisable_client\b/],
    ruby('lib/unleash/configuration.rb', 14),
  ],
  [
    'ruby-headers',
    'Ruby SDK: set the Authorization header',
    [/\bcustom_http_headers\b/],
    ruby('lib/unleash/configuration.rb', 13),
  ],
  [
    'ruby-bootstrap',
    'Bootstrap the Ruby SDK from a file',
    [/\bbootstrap_config\b/],
    ruby('lib/unleash/configuration.rb', 23),
  ],
  [
    'ruby-version',
    'minimum Ruby version of the unleash gem',
    [/Ruby.*\b2\.5\b|\b2\.5\b/i],
    ruby('unleash-client.gemspec', 24),
  ],
  ['php-gitlab', 'PHP SDK with GitLab feature flags', [/\bwithGitlabEnvironment\b|\bcreateForGitlab\b/], builder(175)],
  ['php-cache', 'Set a cache handler in the PHP SDK', [/\bwithCacheHandler\b/], builder(205)],
  [
    'php-stale',
    'PHP SDK: use old flags when the server is down',
    [/\bwithStaleTtl\b|\bwithStaleCacheHandler\b/],
    builder(346),
  ],
  ['php-proxy', 'Use the PHP SDK with the Unleash Proxy', [/\bwithProxy\b/], builder(364)],
  [
    'js-post',
    'JavaScript browser SDK: send the context as POST instead of in the URL',
    [/\busePOSTrequests\b/],
    javascript('src/index.ts', 183),
  ],
  [
    'js-storage',
    'Where does the browser SDK store flags by default?',
    [/localStorage|local storage/i],
    javascript('src/index.ts', 179),
  ],
  [
    'js-impressions',
    'Emit impression events for all flags in the JavaScript SDK',
    [/\bimpressionDataAll\b/],
    javascript('src/index.ts', 170),
  ],
  [
    'js-header',
    'Change the name of the header with the client key in the JS browser SDK',
    [/\bheaderName\b/],
    javascript('src/index.ts', 153),
  ],
  [
    'react-ready',
    'React: how do I know that flags are loaded?',
    [/\buseFlagsStatus\b|\bflagsReady\b/],
    issue('unleash-react-sdk', 168),
  ],
  [
    'react-context',
    'Update the Unleash context in a React component',
    [/\buseUnleashContext\b/],
    react('src/index.ts', 35),
  ],
  ['react-variant', 'React hook for variants', [/\buseVariant\b/], react('src/index.ts', 34)],
]
