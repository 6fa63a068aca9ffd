//! A list of bounded length without a heap: flat state is made of it.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Up to `N` items. It is read as a slice, and copied as bytes.
///
/// ```
/// use kernel::List;
///
/// let mut hand: List<u8, 4> = [7, 8, 9].into_iter().collect();
/// assert_eq!(hand.remove(1), 8);
/// assert_eq!(hand.pop(), Some(9));
/// assert_eq!(*hand, [7]);
/// assert!(List::<u8, 2>::from_slice(&[1, 2, 3]).is_none());
/// ```
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    #[must_use]
    #[inline]
    pub fn new() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }

    /// A list of these items; `None` if there are too many.
    #[must_use]
    pub fn from_slice(items: &[T]) -> Option<Self> {
        let mut list = Self::new();
        list.items.get_mut(..items.len())?.copy_from_slice(items);
        list.len = items.len() as u8;
        Some(list)
    }
}

impl<T: Copy, const N: usize> List<T, N> {
    /// An empty list, where `T::default()` cannot be called: `filler` is what unused room holds.
    #[must_use]
    pub const fn filled_with(filler: T) -> Self {
        Self { items: [filler; N], len: 0 }
    }

    /// Adds an item at the end.
    ///
    /// # Panics
    /// If there is no room.
    #[inline]
    pub const fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Adds these items at the end, in one copy.
    ///
    /// # Panics
    /// If there is no room.
    #[inline]
    pub fn extend_from_slice(&mut self, items: &[T]) {
        let len = self.len as usize;
        self.items[len..len + items.len()].copy_from_slice(items);
        self.len += items.len() as u8;
    }

    /// Takes the last item.
    #[inline]
    pub const fn pop(&mut self) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(self.items[self.len as usize])
    }

    /// Takes the item at `index`; what follows moves up.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.items.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        item
    }

    /// Puts an item at `index`; what follows moves down.
    ///
    /// # Panics
    /// If there is no room, or the list is shorter than `index`.
    #[inline]
    pub fn insert(&mut self, index: usize, item: T) {
        let len = self.len as usize;
        assert!(index <= len && len < N, "a list of {len} of {N} has no room at {index}");
        self.items.copy_within(index..len, index + 1);
        self.items[index] = item;
        self.len += 1;
    }

    /// Removes every item.
    #[inline]
    pub const fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

/// # Panics
/// If there are too many.
impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> std::slice::Iter<'a, T> {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&**self).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&**self)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        Self::from_slice(&items)
            .ok_or_else(|| de::Error::custom(format_args!("{} of at most {N}", items.len())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_what_is_on_it() {
        let mut list: List<u8, 4> = [7, 8, 9].into_iter().collect();
        list.insert(1, 5);
        assert_eq!(*list, [7, 5, 8, 9]);
        assert_eq!(list.remove(0), 7);
        assert_eq!(list.pop(), Some(9));
        assert_eq!(list, List::from_slice(&[5, 8]).unwrap(), "what was there before does not count");
        list.extend_from_slice(&[1, 2]);
        assert_eq!(*list, [5, 8, 1, 2]);
        list.clear();
        assert_eq!(list.pop(), None);
    }

    #[test]
    fn a_list_that_is_too_long_is_not_read() {
        assert_eq!(serde_json::from_str::<List<u8, 2>>("[1,2]").unwrap(), List::from_slice(&[1, 2]).unwrap());
        let bad = serde_json::from_str::<List<u8, 2>>("[1,2,3]").unwrap_err();
        assert!(bad.to_string().contains("3 of at most 2"), "{bad}");
    }

    #[test]
    #[should_panic(expected = "has no room")]
    fn there_is_no_room_beyond_the_end() {
        List::<u8, 2>::new().insert(1, 0);
    }
}
