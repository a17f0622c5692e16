/** Words that no dictionary has and that are right: names of products and their parts, and terms of the field. */
export const projectWords: readonly string[] = [
  // Products and companies
  'Flagsmith', 'getunleash', 'Graphviz', 'Gson', 'Gunicorn', 'Laravel', 'Newtonsoft', 'Packagist', 'Symfony', 'WSGI',
  // Names on package registries
  'aruizs', 'coldbox', 'karelics', 'mikefrancis', 'nunogois', 'silvercar', 'Stogon', 'unleashsdk',
  // File names in SDK repositories
  'addresss', 'IPCIDR',
  // Unleash and its API
  'ADRs', 'favorited', 'gradualrolloutrandom', 'gradualrolloutsessionid', 'gradualrolloutuserid', 'undeprecate', 'undeprecated',
  'unfavorited', 'unleashclient', 'userids',
  // Code of the site
  'apidevtools', 'atrule', 'credentialless', 'datname', 'faketime', 'libfaketime', 'liga', 'noembed', 'nowrap', 'referrerpolicy',
  // The field
  'goroutines', 'HSTS', 'MAXAGE', 'rollouts', 'SCIM',
  // Spelled like this in the product
  'Enpoint', 'ENPOINT', 'onbording', 'paremeters',
  // Values in examples
  'baltics', 'retrofuture', 'signon', 'smtppass', 'smtpuser',
]
