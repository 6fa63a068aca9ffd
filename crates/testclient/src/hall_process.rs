//! A hall for one test: the program itself, started on a free port.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::Failure;

/// A running `dragonhall serve`. It is killed when it is dropped.
#[derive(Debug)]
pub struct HallProcess {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl HallProcess {
    /// Starts the program with further arguments and waits until it is open.
    ///
    /// # Errors
    /// If it does not open: what it said.
    pub fn open(program: &Path, arguments: &[&str]) -> Result<Self, Failure> {
        let mut command = Command::new(program);
        command.args(["serve", "--listen", "127.0.0.1:0"]).args(arguments);
        Self::start(command)
    }

    /// Starts any command that ends in a hall, such as a shell that sets limits first.
    ///
    /// # Errors
    /// If it does not open: what it said.
    pub fn start(command: Command) -> Result<Self, Failure> {
        Self::start_logging(command, Stdio::null())
    }

    /// The same; its log goes somewhere.
    ///
    /// # Errors
    /// If it does not open: what it said.
    pub fn start_logging(mut command: Command, log: Stdio) -> Result<Self, Failure> {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).spawn()?;
        let output = child.stdout.take().ok_or("no output")?;
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line)?;
        // A line for people ends with the address; with logs of JSON it is an object.
        let address = line.trim().rsplit("http://").next().and_then(|rest| rest.split('"').next());
        let address = address.and_then(|address| address.parse().ok());
        match address {
            Some(address) => Ok(Self { child, address }),
            None => {
                let _ = child.kill();
                Err(format!("the hall did not open: {line:?}").into())
            }
        }
    }

    /// The process.
    #[must_use]
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Waits until it has ended by itself.
    ///
    /// # Errors
    /// If it is not there any more.
    pub fn wait(mut self) -> Result<std::process::ExitStatus, Failure> {
        Ok(self.child.wait()?)
    }

    /// Ends it at once, without a warning: `kill -9`.
    ///
    /// # Errors
    /// If it is not there any more.
    pub fn kill(mut self) -> Result<(), Failure> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }
}

impl Drop for HallProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
