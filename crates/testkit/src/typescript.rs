//! Types in TypeScript, for the browser's client.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

/// The file of the kernel's own types.
const KERNEL: &str = "kernel.ts";
/// Where the client imports them from.
const KERNEL_MODULE: &str = "$lib/wire/kernel";

/// Types and everything they are made of, as one file of TypeScript.
#[derive(Default)]
pub struct ClientTypes {
    config: Config,
    of_kernel: bool,
    visited: HashSet<TypeId>,
    declared: BTreeMap<String, String>,
    imported: BTreeSet<String>,
}

impl ClientTypes {
    /// A file for types of a game or of the hall: the kernel's are imported.
    #[must_use]
    pub fn new() -> Self {
        Self { config: Config::new().with_large_int("number"), ..Self::default() }
    }

    /// The file of the kernel's own types.
    #[must_use]
    pub fn of_kernel() -> Self {
        Self { of_kernel: true, ..Self::new() }
    }

    /// With the type `T`.
    #[must_use]
    pub fn with<T: TS + 'static>(mut self) -> Self {
        self.visit::<T>();
        self
    }

    /// The file.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = "// Made from the Rust types by `make bless`. Do not edit.\n".to_owned();
        let declared = self.declared.values().map(String::as_str).collect::<String>();
        let used = |name: &&str| declared.split(|c: char| !c.is_alphanumeric()).any(|word| word == *name);
        let names: Vec<&str> = self.imported.iter().map(String::as_str).filter(used).collect();
        if !names.is_empty() {
            text += &format!("import type {{ {} }} from '{KERNEL_MODULE}';\n", names.join(", "));
        }
        for declaration in self.declared.values() {
            text += &format!("\n{declaration}\n");
        }
        text
    }

    fn declare<T: TS + 'static + ?Sized>(&mut self) {
        let name = T::ident(&self.config);
        let docs = T::docs().unwrap_or_default();
        let declaration = format!("{docs}export {}", T::decl(&self.config));
        let twin = self.declared.insert(name.clone(), declaration);
        assert!(twin.is_none(), "two types are called {name}: rename one of them with #[ts(rename = …)]");
    }
}

impl TypeVisitor for ClientTypes {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.visited.insert(TypeId::of::<T>()) {
            return;
        }
        match T::output_path() {
            Some(path) if path == Path::new(KERNEL) && !self.of_kernel => {
                self.imported.insert(T::ident(&self.config));
                return;
            }
            Some(_) => self.declare::<T>(),
            None => {}
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
