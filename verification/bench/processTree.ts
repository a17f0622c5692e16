import fs from 'node:fs'

export interface ProcessEntry {
  id: number
  parentId: number
  /** Resident memory in bytes; pages shared between processes count in each. */
  memory: number
}

const pageSize = 4096
/** Ticks of the clock that Linux counts CPU time with, in a second. */
const ticksPerSecond = 100

/** A line of `/proc/<id>/stat`. The name in it may contain spaces and parentheses. */
export function parseStat(stat: string): ProcessEntry & { childrenCpuSeconds: number } {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  // proc(5) counts from 1 and the first two are gone: ppid is its field 4, cutime 16, cstime 17, rss 24.
  const field = (number: number) => fields[number - 3] ?? 0
  return {
    id: Number.parseInt(stat, 10),
    parentId: field(4),
    memory: field(24) * pageSize,
    childrenCpuSeconds: (field(16) + field(17)) / ticksPerSecond,
  }
}

/** Memory of a process and everything it started. */
export function treeMemory(root: number, processes: readonly ProcessEntry[]): number {
  const own = processes.find(({ id }) => id === root)?.memory ?? 0
  const children = processes.filter(({ parentId }) => parentId === root)
  return children.reduce((total, { id }) => total + treeMemory(id, processes), own)
}

/** All processes of this machine; empty where there is no /proc. */
export function readProcesses(): ProcessEntry[] {
  if (!fs.existsSync('/proc/self/stat')) return []
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        return [parseStat(fs.readFileSync(`/proc/${id}/stat`, 'utf8'))]
      } catch {
        // It ended meanwhile.
        return []
      }
    })
}

/** CPU seconds of the processes that this one started and that have ended, with all they started in turn. */
export function endedChildrenCpuSeconds(): number {
  return fs.existsSync('/proc/self/stat')
    ? parseStat(fs.readFileSync('/proc/self/stat', 'utf8')).childrenCpuSeconds
    : NaN
}
