interface KeyEvent {
  nativeEvent: { isComposing?: boolean; keyCode: number };
}

/** The code of every key that an input method (Japanese, Chinese) takes. */
const keyOfInputMethod = 229;

/**
 * Returns true for a key that goes to an input method: Enter takes the word that it offers. Safari ends the composition
 * before the key that ends it, and tells by the code alone.
 */
export const isComposing = ({ nativeEvent }: KeyEvent): boolean =>
  nativeEvent.isComposing === true || nativeEvent.keyCode === keyOfInputMethod;
