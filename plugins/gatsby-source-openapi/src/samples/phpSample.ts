import { bodyLiteral, type SampleRequest } from './SampleRequest'
import { indentedBlock, singleQuoted } from './textLiterals'

/** PHP's curl extension, with a nowdoc of PHP 7.3. */
export function phpSample({ method, url, headers, body }: SampleRequest): string {
  return [
    '<?php',
    '',
    `$curl = curl_init(${singleQuoted(url)});`,
    'curl_setopt_array($curl, [',
    `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(headers.length > 0
      ? [
          '    CURLOPT_HTTPHEADER => [',
          ...headers.map(({ name, value }) => `        ${singleQuoted(`${name}: ${value}`)},`),
          '    ],',
        ]
      : []),
    ...(body ? [`    CURLOPT_POSTFIELDS => ${bodyLiteral(body, singleQuoted, nowdoc)},`] : []),
    ']);',
    '',
    '$answer = curl_exec($curl);',
    "if ($answer === false) {",
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    'echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), PHP_EOL, $answer;',
  ].join('\n')
}

function nowdoc(text: string): string {
  const by = ' '.repeat(8)
  return `<<<'BODY'\n${indentedBlock(text, by)}\n${by}BODY`
}
