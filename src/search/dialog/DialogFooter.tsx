import { algoliaAccount } from '../../platform/buildValues'
import { ShortcutSwitch } from '../../preferences/shortcuts/ShortcutSwitch'

const keyHints = [
  { keys: ['↵'], effect: 'to select' },
  { keys: ['↓', '↑'], effect: 'to navigate' },
  { keys: ['esc'], effect: 'to close' },
]

/** Below the results: the keys, the switch of the `/` key, and the credit that Algolia requires for its results. */
export function DialogFooter() {
  return (
    <div className="DocSearch-Footer">
      {algoliaAccount && (
        <a
          className="DocSearch-Label"
          href="https://www.algolia.com/developers"
          target="_blank"
          rel="noopener noreferrer"
        >
          Search by Algolia
        </a>
      )}
      <ul className="DocSearch-Commands">
        {keyHints.map(({ keys, effect }) => (
          <li key={effect}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            <span className="DocSearch-Label">{effect}</span>
          </li>
        ))}
      </ul>
      <div className="search-setting">
        <ShortcutSwitch name="slash" />
      </div>
    </div>
  )
}
