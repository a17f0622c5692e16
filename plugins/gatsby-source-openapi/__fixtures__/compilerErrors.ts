import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { SampleLanguage } from '../types'

interface Checker {
  /** What has to be installed. */
  command: string
  extension: string
  /** Prints an error for each file of a folder that isn't valid code; nothing if all of them are. */
  script: (folder: string) => [command: string, ...args: string[]]
}

const pythonScript = `
import ast, pathlib, sys
for file in pathlib.Path(sys.argv[1]).iterdir():
    try: ast.parse(file.read_text())
    except SyntaxError as error: print(file.name, error)
`
const rubyScript = `
Dir.glob(File.join(ARGV[0], '*')).each do |file|
  begin
    RubyVM::InstructionSequence.compile(File.read(file))
  rescue SyntaxError => error
    puts "#{File.basename(file)} #{error.message}"
  end
end
`
const phpScript = `
foreach (glob($argv[1] . '/*') as $file) {
  try { token_get_all(file_get_contents($file), TOKEN_PARSE); }
  catch (ParseError $error) { echo basename($file), ' ', $error->getMessage(), PHP_EOL; }
}
`
const javaScript = `
import com.sun.source.util.JavacTask;
import java.io.File;
import javax.tools.*;

public class Parse {
    public static void main(String[] args) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null);
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        var units = manager.getJavaFileObjects(new File(args[0]).listFiles());
        ((JavacTask) compiler.getTask(null, manager, found, null, null, units)).parse();
        found.getDiagnostics().forEach((error) -> System.out.println(error.getSource().getName() + " " + error.getMessage(null)));
    }
}
`

/** A program that runs once, for a second: optimizing it takes longer than running it. */
export const quickJava = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

/** Only the compiler reads Kotlin, and all files together: as each has a function `main`, each gets a package. */
const kotlinScript = `
sources=$(mktemp -d)
for file in "$0"/*; do name=$(basename "$file"); { echo "package \${name%.kt}"; cat "$file"; } > "$sources/$name"; done
kotlinc -nowarn -d "$sources/out" "$sources"/*.kt 2>&1 | grep -E '(error|exception):'
rm -r "$sources"
`

/** The languages' own tools, as far as they only read: nothing of a sample is run. */
export const checkers: Partial<Record<SampleLanguage, Checker>> = {
  curl: { command: 'bash', extension: 'sh', script: (folder) => ['bash', '-c', 'for f in "$0"/*; do bash -n "$f"; done', folder] },
  python: { command: 'python3', extension: 'py', script: (folder) => ['python3', '-c', pythonScript, folder] },
  go: { command: 'gofmt', extension: 'go', script: (folder) => ['gofmt', '-l', '-e', folder] },
  java: { command: 'javac', extension: 'java', script: (folder) => ['java', ...quickJava, scriptFile('Parse.java', javaScript), folder] },
  kotlin: { command: 'kotlinc', extension: 'kt', script: (folder) => ['bash', '-c', kotlinScript, folder] },
  ruby: { command: 'ruby', extension: 'rb', script: (folder) => ['ruby', '-e', rubyScript, folder] },
  php: { command: 'php', extension: 'php', script: (folder) => ['php', '-r', phpScript, '--', folder] },
  rust: {
    command: 'rustfmt',
    extension: 'rs',
    script: (folder) => ['bash', '-c', 'rustfmt --edition 2021 --check -l "$0"/* 2>&1 >/dev/null', folder],
  },
}

export function isInstalled(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined
}

/** What a language's own tool says of some code; empty where nothing is wrong with it. */
export function compilerErrors({ extension, script }: Checker, codes: readonly string[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'))
  try {
    codes.forEach((code, index) => fs.writeFileSync(path.join(folder, `sample${index}.${extension}`), `${code}\n`))
    const [command, ...args] = script(folder)
    const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
    return stdout + stderr
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

function scriptFile(name: string, text: string): string {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'script-')), name)
  fs.writeFileSync(file, text)
  return file
}
