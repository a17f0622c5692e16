import { useEffect, useState } from 'react'

/**
 * The latest value, once the browser has painted what depends on it directly; until then, the one before. React's deferred values often
 * arrive before that paint, which then takes as long as without them.
 */
export function useAfterPaint<Value>(latest: Value): Value {
  const [painted, setPainted] = useState(latest)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const request = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(latest))
    })
    return () => {
      cancelAnimationFrame(request)
      clearTimeout(timer)
    }
  }, [latest])
  return painted
}
